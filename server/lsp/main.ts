import { serveProcess } from "./node.ts";

serveProcess();
