type Json =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly messages: readonly string[] };

/** Some editors put a byte order mark before what they save. */
export function readJson(text: string): Json {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    return { ok: false, messages: [`This is not JSON: ${message}`] };
  }
}
