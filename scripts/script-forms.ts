import { minify } from 'terser';

const TEXT_LENGTH_MAX = 4 * 1024 * 1024;

/** A script without its comments, and minified. */
export interface ScriptForms {
  readonly stripped: string;
  readonly minified: string;
}

/**
 * The forms of a library in browsers other than the published one: without comments, and minified by terser.
 *
 * @returns null when the text is too long or terser cannot read it
 */
export async function scriptForms(text: string, isModule: boolean): Promise<ScriptForms | null> {
  if (text.length > TEXT_LENGTH_MAX) return null;
  const comments = false;
  for (const module of isModule ? [true] : [false, true]) {
    try {
      const stripped = await minify(text, {
        module,
        compress: false,
        mangle: false,
        format: { comments, beautify: true },
      });
      const minified = await minify(text, { module, format: { comments } });
      return { stripped: stripped.code ?? '', minified: minified.code ?? '' };
    } catch {
      // Retry as a module: packages name both `.js`.
    }
  }
  return null;
}
