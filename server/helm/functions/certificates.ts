import { FunctionError } from "../evaluate/failure.ts";
import { noTrace } from "../text/source.ts";
import type { ObjectValue, Value } from "../values/value.ts";
import { define, type FunctionTable } from "./define.ts";
import { base64 } from "./encoding.ts";
import { standIn } from "./random.ts";

/** Keys and certificates: stand-ins in PEM form that hold no key. */
export const certificateFunctions: FunctionTable = {
  genPrivateKey: define(["string"], ([kind]) => standIn(pem(privateKeyTitle(kind.text)))),
  genCA: define(["string", "int"], ([name]) => certificate(name.text)),
  genCAWithKey: define(["string", "int", "string"], ([name]) => certificate(name.text)),
  genSelfSignedCert: define(["string", "list", "list", "int"], ([name]) => certificate(name.text)),
  genSelfSignedCertWithKey: define(["string", "list", "list", "int", "string"], ([name]) => certificate(name.text)),
  genSignedCert: define(["string", "list", "list", "int", "any"], ([name]) => certificate(name.text)),
  genSignedCertWithKey: define(["string", "list", "list", "int", "any", "string"], ([name]) => certificate(name.text)),
  buildCustomCert: define(["string", "string"], ([cert, key]) =>
    pair(textPart(cert.text, "certificate"), textPart(key.text, "private key")),
  ),
};

function privateKeyTitle(kind: string): string {
  const titles: Readonly<Record<string, string>> = {
    rsa: "RSA PRIVATE KEY",
    dsa: "DSA PRIVATE KEY",
    ecdsa: "EC PRIVATE KEY",
  };
  return titles[kind] ?? "PRIVATE KEY";
}

function pem(title: string): string {
  const body = base64(new TextEncoder().encode(`stand-in for a ${title.toLowerCase()}`));
  return `-----BEGIN ${title}-----\n${body}\n-----END ${title}-----\n`;
}

function certificate(name: string): Value {
  const body = base64(new TextEncoder().encode(`stand-in for the certificate of ${name}`));
  const wrapped = body.replaceAll(/.{64}/g, "$&\n").trimEnd();
  return pair(
    standIn(`-----BEGIN CERTIFICATE-----\n${wrapped}\n-----END CERTIFICATE-----\n`),
    standIn(pem("RSA PRIVATE KEY")),
  );
}

function textPart(encoded: string, what: string): Value {
  const packed = encoded.replaceAll(/[\r\n]/g, "");
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(packed))
    throw new FunctionError(`unable to decode base64 ${what}`);
  return standIn(atob(packed));
}

function pair(cert: Value, key: Value): ObjectValue {
  const fields: Readonly<Record<string, Value>> = { Cert: cert, Key: key };
  return {
    kind: "object",
    goType: "sprig.certificate",
    trace: noTrace,
    field: (name) => fields[name],
    method: () => undefined,
    print: () => "{certificate key}",
    plain: () => cert,
  };
}
