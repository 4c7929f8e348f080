/** A step of a workflow: one action, or commands. */
export type Step =
  | { readonly uses: string; readonly with?: Readonly<Record<string, string>> }
  | { readonly run: string; readonly env?: Readonly<Record<string, string>> };

/** An application that the job builds and starts. */
export interface StartedProject {
  readonly kind: 'started';
  /** What was recognized, such as `Next.js application`. */
  readonly what: string;
  /** Folder with the application, relative to the root of the repository; empty for the root. */
  readonly folder: string;
  readonly steps: readonly Step[];
  readonly url: string;
  /** What the repository does not say for certain, one sentence each. Those on the port come first. */
  readonly guesses: readonly string[];
}

/** A host that deploys every pull request. */
export interface PreviewProject {
  readonly kind: 'preview';
  readonly provider: Provider;
  readonly reason: string;
}

/** Another workflow deploys with an `environment` and calls the gate. */
export interface CalledProject {
  readonly kind: 'called';
  /** Path of the workflow that deploys. */
  readonly workflow: string;
  readonly job: string;
}

export interface UnknownProject {
  readonly kind: 'unknown';
}

export interface Provider {
  readonly name: string;
  /** Name of the secret that passes the access control of previews, with the header it goes into. */
  readonly bypass?: { readonly header: string; readonly secret: string };
}

export type Project = StartedProject | PreviewProject | CalledProject | UnknownProject;
