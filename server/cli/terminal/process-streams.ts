import type { Output, Streams } from "./streams.ts";

/** Standard input and output of this process. A reader that goes away (`| head`) ends it without a word. */
export function processStreams(): Streams {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
      process.exit();
    });
  }
  return { out: output(process.stdout), err: output(process.stderr), readStdin };
}

function output(stream: NodeJS.WriteStream): Output {
  return {
    isTerminal: stream.isTTY === true,
    columns: stream.columns,
    write: (text) => {
      stream.write(text);
    },
  };
}

async function readStdin(limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
