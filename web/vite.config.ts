import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { notices } from "./notices.ts";

// The built client goes into the Python package, so that a wheel carries it and needs no Node.
// The page that needs no server (`--mode site`) may lie in any folder of any site.
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [notices()],
  build: {
    outDir: fileURLToPath(new URL(mode === "site" ? "../build/site" : "../src/parlour/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy allows no inline data
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  resolve: { alias: { "@texts": fileURLToPath(new URL("../src/parlour", import.meta.url)) } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    maxWorkers: "100%",
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    // These compare with what the terminal says; tests/i18n/test_web_texts.py writes the cases and runs them.
    exclude: "VITE_TEXT_CASES" in env ? [] : ["tests/i18n/golden.test.ts"],
  },
}));
