import manifest from '../../package.json' with { type: 'json' };

export const VERSION: string = manifest.version;
/** Page about the tool. */
export const HOMEPAGE: string = manifest.homepage;
