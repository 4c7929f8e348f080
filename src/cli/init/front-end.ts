import { isRecord } from '../../shared/records.ts';
import type { ProjectFiles } from './project-files.ts';

/** Packages of frameworks whose pages scripts render, with the name for people; those that contain others come first. */
const FRAMEWORKS: Readonly<Record<string, string>> = {
  '@angular/core': 'Angular',
  nuxt: 'Vue',
  vue: 'Vue',
  'react-dom': 'React',
  preact: 'Preact',
  svelte: 'Svelte',
  'solid-js': 'Solid',
  '@builder.io/qwik': 'Qwik',
  'ember-source': 'Ember',
};

/** Where an application keeps the code of its pages. */
const FOLDERS = ['frontend', 'client', 'web', 'ui', 'webapp'];

/**
 * The framework that renders the pages of an application in the browser.
 * @param folder folder of the application, relative to the root of the repository; empty for the root
 * @returns its name, or null
 */
export async function frontEndOf(files: ProjectFiles, folder: string): Promise<string | null> {
  const below = FOLDERS.map((name) => (folder === '' ? name : `${folder}/${name}`));
  for (const place of [folder, ...below]) {
    const manifest = await (place === '' ? files : await files.in(place)).json('package.json');
    if (!isRecord(manifest)) continue;
    const packages = [manifest['dependencies'], manifest['devDependencies']].flatMap((list) =>
      isRecord(list) ? Object.keys(list) : [],
    );
    const known = Object.keys(FRAMEWORKS).find((name) => packages.includes(name));
    if (known !== undefined) return FRAMEWORKS[known] ?? null;
  }
  return null;
}
