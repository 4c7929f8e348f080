import { minify } from 'terser';

const TEXT_LENGTH_MAX = 4 * 1024 * 1024;

/** A script without its comments, and minified. */
export interface ScriptForms {
  readonly stripped: string;
  readonly minified: string;
}

/**
 * The forms in which a library reaches browsers beside the published one, made by terser with every comment dropped.
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
      // A script is tried as a module too: packages name both `.js`.
    }
  }
  return null;
}
