// Written by `npm run generate` from schemas/configuration.schema.json; do not edit.
import type { ErrorObject } from "ajv";

declare const validate: { (data: unknown): boolean; errors?: null | ErrorObject[] };
export default validate;
