/** The little of Node that the configuration and the tests use; its whole types would be one package more. */
declare module "node:fs" {
  export function existsSync(path: string | URL): boolean;
  export function readFileSync(path: string | URL, encoding: "utf8"): string;
  export function readdirSync(path: string | URL, options?: { recursive: boolean }): string[];
}
declare module "node:url" {
  export function fileURLToPath(url: URL): string;
}
declare module "node:process" {
  export const env: Readonly<Record<string, string | undefined>>;
}
