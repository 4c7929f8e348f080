import type { Provider } from './providers.ts';

/** A step of a workflow: one action, or commands. */
export type Step =
  | { readonly uses: string; readonly with?: Readonly<Record<string, string>> }
  | {
      readonly run: string;
      readonly env?: Readonly<Record<string, string>>;
      /** Run at the root of the repository, not in the folder of the application. */
      readonly isAtRoot?: boolean;
    };

/** A container that GitHub starts before the steps. */
export interface ServiceContainer {
  readonly name: string;
  readonly image: string;
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  readonly healthCommand: string;
}

/** An application that the job builds and starts. */
export interface StartedProject {
  readonly kind: 'started';
  /** What was recognized, such as `Next.js application`. */
  readonly what: string;
  /** Folder with the application, relative to the root of the repository; empty for the root. */
  readonly folder: string;
  readonly services?: readonly ServiceContainer[];
  readonly steps: readonly Step[];
  readonly url: string;
  /** What the repository does not say for certain, one sentence each. */
  readonly guesses: readonly string[];
}

/** An application as a detector of one folder finds it. */
export type Found = Omit<StartedProject, 'folder'>;

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
  /** URL of its environment, as the workflow writes it. */
  readonly url: string;
  readonly runsOnPush: boolean;
}

export interface UnknownProject {
  readonly kind: 'unknown';
  /** What the repository holds instead of an application, or null. */
  readonly instead: string | null;
  /** What was seen and could not be used, one sentence each. */
  readonly seen: readonly string[];
}

export type Project = StartedProject | PreviewProject | CalledProject | UnknownProject;
