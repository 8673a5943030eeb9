"""A static server for the site, with and without the policy as a header."""

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: https:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "require-trusted-types-for 'script'"
)


class SiteServer:
    """Serves one folder three times: at /, at /plain/deep/ (a sub-path), and at /header/ under the policy.

    `pages` holds further documents by path, such as a test's own HTML. A path under /header/ is sent with the policy,
    and every other path without; relative addresses inside a page resolve to the folder all the same.
    """

    PREFIXES = ("/header/", "/plain/deep/", "/")

    def __init__(self, folder: Path):
        self.pages: dict[str, tuple[str, bytes]] = {}
        site = self

        class Handler(SimpleHTTPRequestHandler):
            extensions_map = {
                **SimpleHTTPRequestHandler.extensions_map,
                ".js": "text/javascript",
                ".mjs": "text/javascript",
                ".wasm": "application/wasm",
                ".json": "application/json",
            }

            def __init__(self, *arguments):
                super().__init__(*arguments, directory=str(folder))

            def translate_path(self, path):
                prefix = next(prefix for prefix in SiteServer.PREFIXES if path.startswith(prefix))
                return super().translate_path("/" + path[len(prefix) :])

            def end_headers(self):
                if self.path.startswith("/header/"):
                    self.send_header("Content-Security-Policy", POLICY)
                self.send_header("Cache-Control", "no-store")
                super().end_headers()

            def do_GET(self):
                own = site.pages.get(self.path.split("?")[0])
                if own is None:
                    return super().do_GET()
                self.send_response(200)
                self.send_header("Content-Type", own[0])
                self.send_header("Content-Length", str(len(own[1])))
                self.end_headers()
                self.wfile.write(own[1])

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def add_page(self, path: str, text: str, kind: str = "text/html; charset=utf-8") -> str:
        self.pages[path] = (kind, text.encode())
        return self.url + path

    def close(self):
        self.server.shutdown()
        self.server.server_close()
