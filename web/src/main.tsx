import { render } from "preact";
import { App } from "./app/app";
import { applySettings } from "./ui";
import { awaitGesture } from "./ui/sound";

applySettings();
awaitGesture();
const place = document.getElementById("app");
if (place !== null) render(<App />, place);

// The worker keeps the built files, so that the page opens without a network; it never keeps an answer of the server.
// It comes when the page has settled: nobody shall wait for it.
const SETTLED = 2500;
if (import.meta.env.PROD) setTimeout(() => void import("./net/register").then(({ serve }) => serve()), SETTLED);
