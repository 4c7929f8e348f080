import { setTimeout as pause } from 'node:timers/promises';
import { type ElementStep, keyOf, type Recording } from '../../../contract/recording.ts';
import { RECORDED_SCRIPT } from '../../../generated/page-script.ts';
import { record } from '../../../shared/records.ts';
import type { FoundElement, ReplayBrowser } from '../../core/login-browser.ts';
import { CdpError, type CdpParameters, type CdpSession } from '../cdp/cdp-connection.ts';

const WORLD = 'recording';
/** Between two looks for an element. */
const LOOK_MS = 100;
/** A step may ask for more time than a page that never shows its element should get. */
const STEP_MS_MAX = 30_000;
const ELEMENTS_MAX = 50;
const BUTTONS: Readonly<Record<string, string>> = { secondary: 'right', auxiliary: 'middle' };

/** A document in the world of our scripts. */
interface World {
  readonly contextId: unknown;
  readonly root: string;
}

/** A page to which the steps of a recording are applied. Our scripts run in a world of their own in each frame. */
export class RecordedPage implements ReplayBrowser {
  readonly #session: CdpSession;
  readonly #rest: () => Promise<void>;
  #navigations = 0;

  /**
   * @param frame id of the main frame
   * @param rest waits for what a step starts
   */
  constructor(session: CdpSession, frame: string, rest: () => Promise<void>) {
    this.#session = session;
    this.#rest = rest;
    const count = (id: unknown) => {
      if (id === frame) this.#navigations += 1;
    };
    session.on('Page.frameNavigated', (event) => count(record(event['frame'])['id']));
    session.on('Page.navigatedWithinDocument', ({ frameId }) => count(frameId));
  }

  watch(): (ms: number) => Promise<boolean> {
    const before = this.#navigations;
    return async (ms) => {
      const isSo = (await until(ms, async () => (this.#navigations > before ? true : null))) === true;
      if (isSo) await this.#rest();
      return isSo;
    };
  }

  async resize(width: number, height: number): Promise<void> {
    const metrics = { width, height, deviceScaleFactor: 0, mobile: false };
    await this.#session.send('Emulation.setDeviceMetricsOverride', metrics);
  }

  async key(type: 'keyDown' | 'keyUp', key: string): Promise<void> {
    const { code, text } = keyOf(key) ?? { code: 0, text: '' };
    const typed = type === 'keyDown' && text !== '' ? { text } : {};
    await this.#session.send('Input.dispatchKeyEvent', { type, key, windowsVirtualKeyCode: code, ...typed });
    await this.#rest();
  }

  find(step: ElementStep, recording: Recording): Promise<FoundElement | null> {
    return until(step.timeout ?? recording.timeout, () => this.#look(step));
  }

  async #look(step: ElementStep): Promise<FoundElement | null> {
    for (const selectors of step.selectors ?? []) {
      const found = await this.#matches(step, [selectors].flat()).catch((error: unknown) => {
        // The document may have been left, a selector may be none, and a busy page may respond the next time.
        if (error instanceof CdpError && error.code !== 'closed') return [];
        throw error;
      });
      if (isEnough(step, found.length)) return new RecordedElement(this.#session, found[0] ?? '', this.#rest);
    }
    return null;
  }

  /** The elements that a step means. */
  async #matches(step: ElementStep, chain: readonly string[]): Promise<string[]> {
    const { contextId, root } = await this.#document(step);
    let found = [root];
    for (const selector of chain) {
      const below = await Promise.all(found.map((above) => this.#query({ contextId, root: above }, selector)));
      found = below.flat().slice(0, ELEMENTS_MAX);
    }
    const attributes = step.type === 'waitForElement' ? (step.attributes ?? {}) : {};
    const meant = await Promise.all(found.map((element) => call(this.#session, element, 'isMeant', attributes)));
    return found.filter((_element, index) => meant[index] === true);
  }

  /** The document of the frame that a step names. */
  async #document({ frame = [] }: ElementStep): Promise<World> {
    let { frameTree } = await this.#session.send('Page.getFrameTree');
    for (const index of frame) {
      const children = record(frameTree)['childFrames'];
      frameTree = Array.isArray(children) ? children[index] : undefined;
    }
    const frameId = record(record(frameTree)['frame'])['id'];
    if (frameId === undefined) throw new CdpError('refused', 'no such frame');
    const world = await this.#session.send('Page.createIsolatedWorld', { frameId, worldName: WORLD });
    const contextId = world['executionContextId'];
    await this.#session.send('Runtime.evaluate', { expression: RECORDED_SCRIPT, contextId });
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document', contextId });
    return { contextId, root: String(record(result)['objectId']) };
  }

  async #query(world: World, selector: string): Promise<string[]> {
    const [, named = 'css', value = selector] = /^(aria|css|pierce|text|xpath)\/(.*)$/s.exec(selector) ?? [];
    if (named === 'aria') return this.#byRole(world, value);
    const list = (await called(this.#session, world.root, 'query', [named, value], false))['objectId'];
    const { result } = await this.#session.send('Runtime.getProperties', { objectId: list, ownProperties: true });
    const entries = (Array.isArray(result) ? result : []).map(record).filter(({ name }) => /^\d+$/.test(String(name)));
    return entries.map(({ value: element }) => String(record(element)['objectId']));
  }

  /** By name and role, as the browser tells them to assistive programs. */
  async #byRole({ contextId, root }: World, value: string): Promise<string[]> {
    const [, accessibleName = value, role] = /^(.*?)\[role=["']?([\w-]{1,50})["']?\]$/s.exec(value) ?? [];
    const { nodes } = await this.#session.send('Accessibility.queryAXTree', {
      objectId: root,
      ...(accessibleName === '' ? {} : { accessibleName }),
      ...(role === undefined ? {} : { role }),
    });
    const shown = (Array.isArray(nodes) ? nodes : []).map(record).filter((node) => {
      const name = record(node['role'])['value'];
      return node['ignored'] !== true && name !== 'StaticText' && name !== 'InlineTextBox';
    });
    const resolved = shown
      .slice(0, ELEMENTS_MAX)
      .map(({ backendDOMNodeId }) =>
        this.#session.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId, executionContextId: contextId }),
      );
    return (await Promise.all(resolved)).map(({ object }) => String(record(object)['objectId']));
  }
}

class RecordedElement implements FoundElement {
  readonly #session: CdpSession;
  readonly #id: string;
  readonly #rest: () => Promise<void>;

  constructor(session: CdpSession, id: string, rest: () => Promise<void>) {
    this.#session = session;
    this.#id = id;
    this.#rest = rest;
  }

  async isSecret(): Promise<boolean> {
    return (await call(this.#session, this.#id, 'isSecret')) === true;
  }

  async enter(value: string): Promise<boolean> {
    const isEntered = (await call(this.#session, this.#id, 'enter', value)) === true;
    await this.#rest();
    return isEntered;
  }

  async point(clicks: number, offset: { x: number; y: number } | null, button: string): Promise<boolean> {
    const objectId = this.#id;
    await this.#session.send('DOM.scrollIntoViewIfNeeded', { objectId }).catch(ignoreRefusal);
    const shape = await this.#session.send('DOM.getContentQuads', { objectId }).catch(ignoreRefusal);
    const at = pointIn(record(shape)['quads'], offset);
    if (at === null) return false;
    const mouse = (type: string, more: CdpParameters = {}) =>
      this.#session.send('Input.dispatchMouseEvent', { type, ...at, ...more });
    await mouse('mouseMoved');
    for (let clickCount = 1; clickCount <= clicks; clickCount += 1) {
      const pressed = { button: BUTTONS[button] ?? 'left', clickCount };
      await mouse('mousePressed', pressed);
      await mouse('mouseReleased', pressed);
    }
    await this.#rest();
    return true;
  }
}

function isEnough(step: ElementStep, found: number): boolean {
  if (step.type !== 'waitForElement') return found > 0;
  const { operator = '>=', count = 1, visible = true } = step;
  const isSo = operator === '>=' ? found >= count : operator === '<=' ? found <= count : found === count;
  return isSo === visible;
}

/** The offset if it is within the element, else its middle; null for an element without a place. */
function pointIn(quads: unknown, offset: { x: number; y: number } | null): { x: number; y: number } | null {
  const first: unknown = Array.isArray(quads) ? quads[0] : undefined;
  if (!Array.isArray(first) || first.length < 8) return null;
  const corners = first.map(Number);
  const [x = 0, y = 0, , , right = 0, bottom = 0] = corners;
  const [width, height] = [right - x, bottom - y];
  const isInside = offset !== null && offset.x >= 0 && offset.y >= 0 && offset.x < width && offset.y < height;
  return isInside ? { x: x + offset.x, y: y + offset.y } : { x: x + width / 2, y: y + height / 2 };
}

/** Looks until there is something, for so many milliseconds. */
async function until<Found>(ms: number, look: () => Promise<Found | null>): Promise<Found | null> {
  const end = performance.now() + Math.min(ms, STEP_MS_MAX);
  for (;;) {
    const found = await look();
    if (found !== null || performance.now() >= end) return found;
    await pause(LOOK_MS);
  }
}

async function called(session: CdpSession, id: string, name: string, values: readonly unknown[], byValue: boolean) {
  const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
    objectId: id,
    functionDeclaration: `function (...values) { return scanGateRecorded.${name}(this, ...values); }`,
    arguments: values.map((value) => ({ value })),
    returnByValue: byValue,
  });
  // A selector that is none.
  if (exceptionDetails !== undefined) throw new CdpError('refused', name);
  return record(result);
}

async function call(session: CdpSession, id: string, name: string, ...values: readonly unknown[]): Promise<unknown> {
  return (await called(session, id, name, values, true))['value'];
}

function ignoreRefusal(error: unknown): CdpParameters {
  if (error instanceof CdpError && error.code === 'refused') return {};
  throw error;
}
