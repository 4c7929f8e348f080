import type { BrowserPage } from '../visit/browser-page.ts';
import type { ExploredPage } from '../visit/explored-page.ts';
import type { Examination } from './examination.ts';
import { deceivingOrigins, messageShapes } from './message-shapes.ts';
import { payloadsFor, type SinkHit } from './payloads.ts';

type ShapesOf = (text: string) => unknown[];

interface AcceptedMessage {
  readonly sender: string;
  readonly hits: readonly SinkHit[];
  /** Messages that carry a text. */
  readonly shapesOf: ShapesOf;
}

/** Follows messages that any window can send into a page. */
export class MessageProber {
  readonly #at: Examination;

  constructor(at: Examination) {
    this.#at = at;
  }

  /**
   * Sends messages to the handlers of a page.
   * @throws CdpError
   */
  async probe(page: BrowserPage, { url, handlers }: ExploredPage): Promise<void> {
    if (handlers.size === 0) return;
    const code = [...handlers].join('\n');
    if (!this.#at.isNew(`message ${code}`)) return;
    const accepted = await this.#acceptedMessage(page, url, code);
    if (accepted === null) return;
    const { sender, hits, shapesOf } = accepted;
    const value = this.#at.mark();
    for (const payload of payloadsFor(hits, `${this.#at.names.proof}('${value}')`)) {
      if (!this.#at.hasTime()) return;
      await this.#at.load(page, url, { mode: 'prove' });
      for (const shape of shapesOf(payload)) await page.call('dispatch', sender, shape);
      await page.settle();
      if (!this.#at.isCalled(value)) continue;
      const sink = hits[0]?.sink ?? '';
      const source = { kind: 'message', name: '' } as const;
      this.#at.prove({ effect: 'script', page: url, url, source, sink, payload, sender });
      return;
    }
  }

  /** A sender and messages of which a mark reaches a sink, or null. */
  async #acceptedMessage(page: BrowserPage, url: string, code: string): Promise<AcceptedMessage | null> {
    const foreignHost = `${this.#at.mark()}.invalid`;
    const mark = this.#at.mark();
    const foreign = `https://${foreignHost}`;
    const forward = (text: string) => messageShapes(code, text);
    // A handler that writes to the document removes all handlers, so that only the first message that it takes counts.
    const backward = (text: string) => messageShapes(code, text).reverse();
    const attempt = async (sender: string, shapesOf: ShapesOf, host = ''): Promise<AcceptedMessage | null> => {
      const hits = await this.#sendMarked(page, url, sender, shapesOf(mark), mark, host);
      return hits.length === 0 ? null : { sender, hits, shapesOf };
    };
    const direct = await attempt(foreign, forward, foreignHost);
    if (direct !== null) return direct;
    for (const origin of deceivingOrigins(this.#at.comparisons, foreignHost)) {
      if (!this.#at.hasTime()) return null;
      const accepted = await attempt(origin, forward);
      if (accepted !== null) return accepted;
    }
    return forward(mark).length > 1 && this.#at.hasTime() ? attempt(foreign, backward) : null;
  }

  async #sendMarked(
    page: BrowserPage,
    url: string,
    sender: string,
    shapes: readonly unknown[],
    mark: string,
    foreignHost: string,
  ): Promise<SinkHit[]> {
    await this.#at.load(page, url, { mode: 'observe', marks: [mark], foreignHost });
    const before = this.#at.sinks.length;
    for (const shape of shapes) await page.call('dispatch', sender, shape);
    await page.settle();
    return this.#at.sinks.slice(before).filter((sink) => sink.mark === mark);
  }
}
