// @vitest-environment node
import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ApiError, isUnanswered, problemOf } from "../../src/net/api";

function answers(...responses: Response[]) {
  const fetched = vi.fn<typeof fetch>();
  for (const response of responses) fetched.mockResolvedValueOnce(response);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

function problem(status: number, code: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ code, params: { seat: 1 } }), { status, headers });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("requests", () => {
  it("carry the secret and the query", async () => {
    const fetched = answers(new Response("{}"));
    await api.position("t 1", 7, null, "secret");
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe("/api/tables/t%201/position?ply=7");
    expect(init?.headers).toMatchObject({ Authorization: "Bearer secret" });
  });

  it("tell a problem by its code", async () => {
    answers(problem(403, "wrong-secret"));
    const error = await api.table("x").catch((each: unknown) => each);
    expect(error).toBeInstanceOf(ApiError);
    expect(problemOf(error)).toEqual({ code: "wrong-secret", params: { seat: 1 } });
  });

  it("try once more when told to wait", async () => {
    const fetched = answers(problem(429, "too-many-requests", { "Retry-After": "0" }), new Response("[]"));
    expect(await api.tables()).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(2);
    answers(problem(429, "too-many-requests", { "Retry-After": "0" }), problem(429, "too-many-requests"));
    await expect(api.tables()).rejects.toThrow("too-many-requests");
  });

  it("have a word for no network and for strange answers", async () => {
    vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("no network")));
    const silence: unknown = await api.games().catch((each: unknown) => each);
    expect(isUnanswered(silence)).toBe(true);
    expect(problemOf(silence).code).toBe("unanswered");
    answers(new Response("<html>", { status: 502 }));
    expect(problemOf(await api.games().catch((each: unknown) => each)).code).toBe("fault");
  });
});
