import { isRecord } from '../../shared/records.ts';
import { jsonObjectOf, quote, type Signature } from '../web/signature.ts';

/** Spring Boot Actuator endpoints that reveal more than that the application is up. */
const REVEALING = [
  'env',
  'heapdump',
  'beans',
  'configprops',
  'mappings',
  'loggers',
  'threaddump',
  'httptrace',
  'httpexchanges',
  'auditevents',
  'metrics',
  'prometheus',
  'logfile',
  'sessions',
  'shutdown',
  'jolokia',
  'gateway',
  'caches',
  'conditions',
  'scheduledtasks',
  'flyway',
  'liquibase',
  'startup',
];

export const actuatorIndex: Signature = (response) => {
  const links = jsonObjectOf(response)?.['_links'];
  if (!isRecord(links) || !isRecord(links['self'])) return null;
  const revealing = Object.keys(links).filter((name) => REVEALING.includes(name.split('-')[0] ?? ''));
  if (revealing.length === 0) return null;
  return {
    proof: `Spring Boot Actuator lists ${Object.keys(links).length} endpoints, among them ${revealing.slice(0, 6).join(', ')}`,
  };
};

/**
 * The index of an actuator, or its list of mappings, that offers the memory of the application for download. A request for the
 * dump itself, HEAD included, would pause the application while it is written.
 */
export const actuatorHeapDump: Signature = (response) => {
  const content = jsonObjectOf(response);
  const links = content?.['_links'];
  const isListed = isRecord(links) && isRecord(links['self']) && isRecord(links['heapdump']);
  const isMapped = mappingsOf(content) !== null && /GET \[[^\]\s]{0,200}\/heapdump\]/.test(response.text);
  if (!isListed && !isMapped) return null;
  return {
    title: 'Java heap dump is publicly readable',
    proof: 'Spring Boot Actuator offers heapdump: the memory of the application. It was not requested.',
    confidence: 'firm',
  };
};

/** The part of each application context with this name: `{"contexts":{"application":{"beans":{…}}}}`. */
function contextsOf(content: Readonly<Record<string, unknown>> | null, part: string): Record<string, unknown>[] | null {
  const contexts = content?.['contexts'];
  if (!isRecord(contexts)) return null;
  const parts = Object.values(contexts).map((context) => (isRecord(context) ? context[part] : null));
  const found = parts.filter(isRecord).filter((names) => Object.keys(names).length > 0);
  return found.length === 0 ? null : found;
}

function mappingsOf(content: Readonly<Record<string, unknown>> | null): Record<string, unknown>[] | null {
  const isMappings = (part: Record<string, unknown>) =>
    ['dispatcherServlets', 'dispatcherHandlers', 'servlets', 'servletFilters'].some((name) => name in part);
  return contextsOf(content, 'mappings')?.filter(isMappings) ?? null;
}

export const actuatorMappings: Signature = (response) => {
  const mappings = mappingsOf(jsonObjectOf(response));
  if (mappings === null || mappings.length === 0) return null;
  return {
    proof: 'Spring Boot Actuator shows the mappings of the application: its URLs with the methods that serve them.',
  };
};

export const actuatorConfigProps: Signature = (response) => {
  const beans = contextsOf(jsonObjectOf(response), 'beans')?.flatMap((part) => Object.values(part)) ?? [];
  const prefixes = beans.flatMap((bean) =>
    isRecord(bean) && typeof bean['prefix'] === 'string' && isRecord(bean['properties']) ? bean['prefix'] : [],
  );
  if (prefixes.length === 0) return null;
  const named = prefixes.slice(0, 3).map((prefix) => quote(prefix, 40));
  return { proof: `Spring Boot Actuator shows ${prefixes.length} groups of settings, among them ${named.join(', ')}` };
};

export const actuatorThreads: Signature = (response) => {
  const threads = jsonObjectOf(response)?.['threads'];
  if (!Array.isArray(threads)) return null;
  const states = threads.filter((thread) => isRecord(thread) && 'threadName' in thread && 'threadState' in thread);
  if (states.length === 0) return null;
  return { proof: `Spring Boot Actuator shows the stacks of ${states.length} threads of the application.` };
};

export const actuatorLoggers: Signature = (response) => {
  const content = jsonObjectOf(response);
  const loggers = content?.['loggers'];
  if (!Array.isArray(content?.['levels']) || !isRecord(loggers) || !isRecord(loggers['ROOT'])) return null;
  return {
    proof: `Spring Boot Actuator shows ${Object.keys(loggers).length} loggers; their levels can be changed there.`,
  };
};

export const actuatorEnvironment: Signature = (response) => {
  const sources = jsonObjectOf(response)?.['propertySources'];
  if (!Array.isArray(sources) || sources.length === 0) return null;
  const names = sources
    .slice(0, 3)
    .map((source: unknown) =>
      isRecord(source) && typeof source['name'] === 'string' ? quote(source['name'], 60) : '?',
    );
  return { proof: `Spring Boot Actuator shows the environment of the application: ${names.join(', ')}` };
};

/** Only with details: the mere status is meant to be public. */
export const actuatorHealth: Signature = (response) => {
  const health = jsonObjectOf(response);
  if (health === null || typeof health['status'] !== 'string') return null;
  const parts = health['components'] ?? health['details'];
  if (!isRecord(parts)) return null;
  const names = Object.keys(parts);
  if (names.length === 0) return null;
  return {
    proof: `Spring Boot Actuator shows the health of ${names
      .slice(0, 6)
      .map((name) => quote(name, 30))
      .join(', ')}`,
  };
};
