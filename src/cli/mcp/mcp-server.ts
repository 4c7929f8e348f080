import { isRecord } from '../../shared/records.ts';
import { isToolName, type McpTool, type ToolCall } from './mcp-tool.ts';

/** Revisions of the Model Context Protocol, newest first: https://modelcontextprotocol.io/specification */
const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

/** Maximum length of a message, in characters, and of requests that run concurrently. */
const MESSAGE_LENGTH_MAX = 1024 * 1024;
const CALLS_MAX = 8;

/** Codes of JSON-RPC 2.0, section 5.1. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;
const INTERNAL_ERROR = -32_603;

type Id = string | number;
type Message = Readonly<Record<string, unknown>>;

class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export interface McpServerOptions {
  readonly name: string;
  readonly version: string;
  /** What a client tells its model about the server. */
  readonly instructions: string;
  readonly tools: readonly McpTool[];
  /** Writes one message. */
  readonly send: (message: Message) => void;
  readonly signal: AbortSignal;
}

/**
 * The server side of the Model Context Protocol over lines of JSON: initialization, ping, tools, progress and cancellation. The
 * official SDK would add more code to the bundle than the rest of the command line.
 */
export class McpServer {
  readonly #options: McpServerOptions;
  readonly #running = new Map<Id, AbortController>();

  constructor(options: McpServerOptions) {
    this.#options = options;
  }

  /** Handles the lines of the client until they end, then cancels what still runs. */
  async serve(input: AsyncIterable<Buffer | string>): Promise<void> {
    const pending = new Set<Promise<void>>();
    for await (const line of linesOf(input)) {
      const work = this.#receive(line);
      pending.add(work);
      void work.finally(() => pending.delete(work));
    }
    for (const controller of this.#running.values()) controller.abort(new Error('The client closed the connection.'));
    await Promise.all(pending);
  }

  async #receive(line: string | null): Promise<void> {
    const { send } = this.#options;
    if (line === null)
      return send(failure(null, PARSE_ERROR, `A message is longer than ${MESSAGE_LENGTH_MAX} characters.`));
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      return send(failure(null, PARSE_ERROR, 'The line is not JSON.'));
    }
    if (!isRecord(message) || message['jsonrpc'] !== '2.0') {
      return send(failure(null, INVALID_REQUEST, 'The message is not a JSON-RPC 2.0 object.'));
    }
    const { id, method, params } = message;
    // A response: this server sends no requests.
    if (typeof method !== 'string') return;
    const values = isRecord(params) ? params : {};
    if (id === undefined) return this.#notified(method, values);
    if (typeof id !== 'string' && typeof id !== 'number') {
      return send(failure(null, INVALID_REQUEST, 'The id is neither a string nor a number.'));
    }
    const response = await this.#respond(id, method, values);
    if (response !== null) send(response);
  }

  #notified(method: string, params: Message): void {
    if (method !== 'notifications/cancelled') return;
    const id = params['requestId'];
    if (typeof id === 'string' || typeof id === 'number')
      this.#running.get(id)?.abort(new Error('The client cancelled it.'));
  }

  /** The response, or null after a cancellation, which has none. */
  async #respond(id: Id, method: string, params: Message): Promise<Message | null> {
    if (this.#running.has(id)) return failure(id, INVALID_REQUEST, 'A request with this id is running.');
    if (this.#running.size >= CALLS_MAX) return failure(id, INVALID_REQUEST, `${CALLS_MAX} requests are running.`);
    const controller = new AbortController();
    this.#running.set(id, controller);
    try {
      const result = await this.#result(method, params, controller.signal);
      return controller.signal.aborted ? null : { jsonrpc: '2.0', id, result };
    } catch (error) {
      if (controller.signal.aborted) return null;
      if (error instanceof RpcError) return failure(id, error.code, error.message);
      return failure(id, INTERNAL_ERROR, error instanceof Error ? error.message : String(error));
    } finally {
      this.#running.delete(id);
    }
  }

  async #result(method: string, params: Message, signal: AbortSignal): Promise<unknown> {
    const { name, version, instructions, tools } = this.#options;
    switch (method) {
      case 'initialize': {
        const asked = PROTOCOL_VERSIONS.find((known) => known === params['protocolVersion']);
        return {
          protocolVersion: asked ?? PROTOCOL_VERSIONS[0],
          capabilities: { tools: {} },
          serverInfo: { name, version },
          instructions,
        };
      }
      case 'ping':
        return {};
      case 'tools/list':
        return {
          tools: tools.map((tool) => ({
            name: tool.name,
            description: tool.description,
            inputSchema: tool.input,
            annotations: { readOnlyHint: tool.isReadOnly, destructiveHint: false, openWorldHint: false },
          })),
        };
      case 'tools/call':
        return this.#call(params, signal);
      default:
        throw new RpcError(METHOD_NOT_FOUND, 'There is no such method.');
    }
  }

  async #call(params: Message, signal: AbortSignal): Promise<unknown> {
    const { tools } = this.#options;
    const { name } = params;
    const tool = tools.find((known) => known.name === name);
    if (tool === undefined) {
      const given = isToolName(name) ? `${name} is` : 'This is';
      throw new RpcError(INVALID_PARAMS, `${given} not a tool: ${tools.map((known) => known.name).join(', ')}.`);
    }
    const { text, isError } = await tool.call(params['arguments'] ?? {}, this.#toolCall(params, signal));
    return { content: [{ type: 'text', text }], ...(isError ? { isError } : {}) };
  }

  #toolCall({ _meta: meta }: Message, signal: AbortSignal): ToolCall {
    const token = isRecord(meta) ? meta['progressToken'] : undefined;
    const isTracked = typeof token === 'string' || typeof token === 'number';
    let progress = 0;
    return {
      signal: AbortSignal.any([signal, this.#options.signal]),
      report: (message) => {
        if (!isTracked || signal.aborted) return;
        progress += 1;
        const params = { progressToken: token, progress, message };
        this.#options.send({ jsonrpc: '2.0', method: 'notifications/progress', params });
      },
    };
  }
}

function failure(id: Id | null, code: number, message: string): Message {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

/** Lines that are not empty, without their end; null for one that is too long. */
async function* linesOf(input: AsyncIterable<Buffer | string>): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const parts = (rest + text).split('\n');
    // One character more than the maximum is enough to know that the line is too long.
    rest = (parts.pop() ?? '').slice(0, MESSAGE_LENGTH_MAX + 1);
    yield* parts.filter((part) => part.trim() !== '').map(boundedLine);
  }
  if (rest.trim() !== '') yield boundedLine(rest);
}

function boundedLine(line: string): string | null {
  return line.length > MESSAGE_LENGTH_MAX ? null : line;
}
