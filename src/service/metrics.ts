import { METRICS, type MetricDefinition, type MetricName } from './metric-table.ts';

/** Metrics of this process in the Prometheus text format, version 0.0.4 (docs/adr/0009-metrics.md). */

type Labels = Readonly<Record<string, string>>;

interface Histogram {
  readonly labels: Labels;
  /** Observations up to each bound of the buckets, cumulative. */
  readonly buckets: number[];
  sum: number;
  count: number;
}

interface Family {
  readonly definition: MetricDefinition;
  /** By name and labels, as they are written. */
  readonly series: Map<string, number>;
  readonly histograms: Map<string, Histogram>;
}

export class Metrics {
  readonly #families = new Map<MetricName, Family>();
  readonly #collectors: (() => void)[] = [];

  constructor() {
    for (const [name, definition] of Object.entries(METRICS) as [MetricName, MetricDefinition][]) {
      this.#families.set(name, { definition, series: new Map(), histograms: new Map() });
      for (const labels of definition.labels === undefined ? [] : combinations(definition.labels)) {
        if (definition.type === 'histogram') this.#histogram(name, labels);
        else this.count(name, labels, 0);
      }
    }
  }

  /** Adds to a counter. Label values must come from a closed list, because series are never removed. */
  count(name: MetricName, labels: Labels = {}, by = 1): void {
    const { series } = this.#family(name);
    const id = key(name, labels);
    series.set(id, (series.get(id) ?? 0) + by);
  }

  /** Sets a gauge, or a counter that something else counts. */
  set(name: MetricName, labels: Labels, value: number): void {
    this.#family(name).series.set(key(name, labels), value);
  }

  /** Removes a gauge whose value is not known any more. */
  forget(name: MetricName): void {
    this.#family(name).series.clear();
  }

  observe(name: MetricName, labels: Labels, seconds: number): void {
    const histogram = this.#histogram(name, labels);
    for (const [index, bound] of this.#bounds(name).entries()) {
      if (seconds <= bound) histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1;
    }
    histogram.sum += seconds;
    histogram.count += 1;
  }

  /** Calls `read` before every scrape, to set what is measured only then. */
  collect(read: () => void): void {
    this.#collectors.push(read);
  }

  render(): string {
    for (const read of this.#collectors) read();
    const lines: string[] = [];
    for (const [name, { definition, series, histograms }] of this.#families) {
      if (series.size + histograms.size === 0) continue;
      lines.push(`# HELP ${name} ${definition.help}`, `# TYPE ${name} ${definition.type}`);
      for (const [id, value] of series) lines.push(`${id} ${value}`);
      for (const { labels, buckets, sum, count } of histograms.values()) {
        for (const [index, below] of [...buckets, count].entries()) {
          const le = String(this.#bounds(name)[index] ?? '+Inf');
          lines.push(`${key(`${name}_bucket`, { ...labels, le })} ${below}`);
        }
        lines.push(`${key(`${name}_sum`, labels)} ${sum}`, `${key(`${name}_count`, labels)} ${count}`);
      }
    }
    return `${lines.join('\n')}\n`;
  }

  #histogram(name: MetricName, labels: Labels): Histogram {
    const { histograms } = this.#family(name);
    const id = key(name, labels);
    let histogram = histograms.get(id);
    if (histogram === undefined) {
      histogram = { labels, buckets: this.#bounds(name).map(() => 0), sum: 0, count: 0 };
      histograms.set(id, histogram);
    }
    return histogram;
  }

  #bounds(name: MetricName): readonly number[] {
    return this.#family(name).definition.buckets ?? [];
  }

  #family(name: MetricName): Family {
    const family = this.#families.get(name);
    if (family === undefined) throw new Error(`There is no metric ${name}.`);
    return family;
  }
}

/** One set of labels for each combination of their values. */
function combinations(values: Readonly<Record<string, readonly string[]>>): Labels[] {
  return Object.entries(values).reduce<Labels[]>(
    (sets, [label, list]) => sets.flatMap((set) => list.map((value) => ({ ...set, [label]: value }))),
    [{}],
  );
}

function key(name: string, labels: Labels): string {
  const entries = Object.entries(labels);
  if (entries.length === 0) return name;
  const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
  return `${name}{${entries.map(([label, value]) => `${label}="${escaped(value)}"`).join(',')}}`;
}
