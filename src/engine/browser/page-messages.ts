/** What the probe and the script that it injects into pages tell each other. */
import type { ShownView } from '../core/shown-view.ts';

/**
 * `crawl`: finds what a page does. `observe`: reports marked strings that reach a sink. `prove`: the page runs as for a visitor,
 * apart from the function that a proof calls.
 */
export type PageMode = 'crawl' | 'observe' | 'prove';

export interface PageConfig {
  /** Name of the function that carries reports to the probe. */
  readonly binding: string;
  readonly mode: PageMode;
  /** Lower-case tokens, one for each source. */
  readonly marks: readonly string[];
  /** Text for form fields. */
  readonly word: string;
  /** Host whose comparisons are reported, or empty. */
  readonly foreignHost: string;
  /** Name that the opener gave to the window, or empty. */
  readonly windowName: string;
}

/** Reported in place of a value when the function of a proof is called with the data of a JSONP endpoint. */
export const CALLED_BACK = 'called back';

export type SinkKind = 'html' | 'script' | 'url';

/** An observation of the injected script. Everything in it comes from the page and is untrusted. */
export type PageReport =
  | { readonly kind: 'route'; readonly url: string }
  | { readonly kind: 'parameter'; readonly name: string; readonly inFragment: boolean }
  | { readonly kind: 'proof'; readonly value: string; readonly origin: string }
  | { readonly kind: 'socket'; readonly url: string }
  | { readonly kind: 'message-handler'; readonly source: string }
  | { readonly kind: 'comparison'; readonly name: string; readonly text: string }
  | {
      readonly kind: 'sink';
      readonly sinkKind: SinkKind;
      readonly sink: string;
      readonly mark: string;
      /** The string around the mark, and where the mark begins in it. */
      readonly text: string;
      readonly at: number;
    };

/** Something that can be done on a page. */
export interface PageAction {
  readonly id: number;
  /** The same for the same element of another load. */
  readonly signature: string;
  readonly label: string;
  /** Inside a form that a browser would submit. */
  readonly submits: boolean;
}

export interface StoredValue {
  readonly storage: 'localStorage' | 'sessionStorage';
  readonly name: string;
  readonly value: string;
}

export interface ScriptElement {
  readonly url: string;
  readonly hasIntegrity: boolean;
}

/** What a page shows at one moment. */
export interface PageSnapshot {
  readonly url: string;
  readonly links: readonly string[];
  readonly routes: readonly string[];
  readonly actions: readonly PageAction[];
  readonly stored: readonly StoredValue[];
  readonly scripts: readonly ScriptElement[];
  /** It asks for a password and shows little else. */
  readonly isSignIn: boolean;
  /** Null for a page with many links. */
  readonly shown: ShownView | null;
}

/** What a page did during one frame. */
export interface IdleFrame {
  /** Short timers that are open. */
  readonly timers: number;
  /** The document did not change. */
  readonly isStill: boolean;
  /** There was a frame. A machine without time gives none. */
  readonly hasFrame: boolean;
  /** The page had nothing to do after the frame. */
  readonly isIdle: boolean;
}

/** An attribute that a marked value reached. */
export interface MarkedAttribute {
  readonly name: string;
  readonly tag: string;
  readonly mark: string;
  readonly value: string;
}
