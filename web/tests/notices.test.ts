import { expect, test } from "vitest";
import { noticeOf, packageOf } from "../notices.ts";

test("a module belongs to the innermost package on its path, a helper to its tool, and our own to nobody", () => {
  expect(packageOf("/x/node_modules/preact/dist/preact.mjs")).toBe("preact");
  expect(packageOf("/x/node_modules/a/node_modules/@fluent/bundle/esm/index.js")).toBe("@fluent/bundle");
  expect(packageOf("\0vite/preload-helper.js")).toBe("vite");
  expect(packageOf("/x/web/src/main.tsx")).toBeUndefined();
});

test("a notice has the whole licence, the standard text where a package brings none", () => {
  expect(noticeOf("preact")).toContain("Permission is hereby granted");
  expect(noticeOf("@fluent/bundle")).toContain("TERMS AND CONDITIONS FOR USE");
  expect(noticeOf("vite")).not.toContain("bundled dependencies");
});

test("what brings no licence at all is refused", () => {
  expect(() => noticeOf("no-such-package")).toThrow();
});
