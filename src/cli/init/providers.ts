/** A host that deploys every pull request. */
export interface Provider {
  readonly name: string;
  /** Hosts of its previews, as an extended regular expression. */
  readonly hosts: string;
  /** How GitHub learns the URL of a preview. */
  readonly report: string;
  /** Said to the user when previews depend on something that the repository does not show. */
  readonly guess: string | null;
  /** Name of the secret that passes the access control of previews, with the header it goes into. */
  readonly bypass?: { readonly header: string; readonly secret: string };
}

const NOT_TRIED = 'init could not try that: check that the first run finds the preview';

const VERCEL: Provider = {
  name: 'Vercel',
  hosts: '[a-z0-9-]+\\.vercel\\.app',
  report: 'Vercel reports every preview as a GitHub deployment, whose status contains the URL.',
  guess: null,
  bypass: { header: 'x-vercel-protection-bypass', secret: 'VERCEL_AUTOMATION_BYPASS_SECRET' },
};
const NETLIFY: Provider = {
  name: 'Netlify',
  hosts: '[a-z0-9-]+--[a-z0-9-]+\\.netlify\\.app',
  report: 'Netlify makes no GitHub deployment; the commit status netlify/SITE/deploy-preview contains the URL.',
  guess: `the URL comes from the commit status of Netlify; ${NOT_TRIED}`,
};
const RENDER: Provider = {
  name: 'Render',
  hosts: '[a-z0-9-]+\\.onrender\\.com',
  report: 'Render reports a preview as a GitHub deployment, whose status contains the URL.',
  guess: `the URL comes from the GitHub deployment of Render; ${NOT_TRIED}`,
};
const CLOUDFLARE: Provider = {
  name: 'Cloudflare Pages',
  hosts: '[a-z0-9-]+\\.[a-z0-9-]+\\.pages\\.dev',
  report: "Cloudflare makes no GitHub deployment; the check run of Cloudflare's GitHub App contains the URL.",
  guess: `the URL comes from the check run of Cloudflare's GitHub App; ${NOT_TRIED}`,
};

/** A file that a provider leaves in a repository, with the setting in it without which there are no previews. */
export interface ProviderFile {
  readonly file: string;
  readonly provider: Provider;
  readonly needs?: RegExp;
  /** The provider's own tool writes the file, which Git ignores. */
  readonly isLocal?: boolean;
}

export const PROVIDER_FILES: readonly ProviderFile[] = [
  { file: 'vercel.json', provider: VERCEL },
  { file: 'vercel.ts', provider: VERCEL },
  { file: '.vercel', provider: VERCEL, isLocal: true },
  { file: 'netlify.toml', provider: NETLIFY },
  { file: '.netlify', provider: NETLIFY, isLocal: true },
  // Render's previews are off unless the blueprint or the dashboard turns them on.
  {
    file: 'render.yaml',
    provider: RENDER,
    needs: /^[ \t-]{0,40}(?:previews|previewsEnabled|pullRequestPreviewsEnabled)[ \t]{0,4}:/m,
  },
  ...['wrangler.toml', 'wrangler.json', 'wrangler.jsonc'].map((file) => ({
    file,
    provider: CLOUDFLARE,
    needs: /pages_build_output_dir/,
  })),
];
