import { gzipSync } from "node:zlib";

/** A chart as `helm package` packs it: small files by their paths, which begin with the chart's name. */
export function packed(files: Readonly<Record<string, string | Buffer>>): Buffer {
  return gzipSync(tar(files));
}

/** A tar archive: header blocks with name, mode, size and checksum, then the padded content. */
function tar(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const size = Buffer.byteLength(content);
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write("0000644\0", 100);
    header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
    header.write("00000000000\0", 136);
    header.write("        0", 148);
    header.write("ustar\u000000", 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    const padded = Buffer.alloc(Math.ceil(size / 512) * 512);
    Buffer.from(content).copy(padded);
    return [header, padded];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}
