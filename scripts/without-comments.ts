import { minify } from 'terser';

/** A quarter of a bundle is comments of dependencies. Names and lines stay, so that a diff of `dist/` can be read; a tenth is indentation. */
export async function withoutComments(text: string): Promise<string> {
  const { code } = await minify(text, {
    module: true,
    compress: false,
    mangle: false,
    format: { beautify: true, indent_level: 0, comments: false },
  });
  return `${code}\n`;
}
