import { render } from "preact";
import { App } from "./app/app";
import { serve } from "./app/service";
import { applySettings } from "./ui";
import { awaitGesture } from "./ui/sound";

applySettings();
awaitGesture();
const place = document.getElementById("app");
if (place !== null) render(<App />, place);

// The worker keeps the built files, so that the page opens without a network; it never keeps an answer of the server.
if (import.meta.env.PROD) serve();
