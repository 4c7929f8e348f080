/** Metrics of this process in the Prometheus text format, version 0.0.4 (docs/adr/0009-metrics.md). */

type Labels = Readonly<Record<string, string>>;

const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface Histogram {
  readonly labels: Labels;
  /** Observations up to each bound of the buckets, cumulative. */
  readonly buckets: number[];
  sum: number;
  count: number;
}

interface Family {
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly series: Map<string, number>;
  readonly histograms: Map<string, Histogram>;
}

export class Metrics {
  readonly #families = new Map<string, Family>();

  /** Adds to a counter. Label values must come from a closed list, because series are never removed. */
  count(name: string, help: string, labels: Labels = {}, by = 1): void {
    const { series } = this.#family(name, help, 'counter');
    const id = key(name, labels);
    series.set(id, (series.get(id) ?? 0) + by);
  }

  gauge(name: string, help: string, labels: Labels, value: number): void {
    this.#family(name, help, 'gauge').series.set(key(name, labels), value);
  }

  /** Removes a gauge whose value is not known any more. */
  forget(name: string): void {
    this.#families.delete(name);
  }

  observe(name: string, help: string, labels: Labels, seconds: number): void {
    const { histograms } = this.#family(name, help, 'histogram');
    const id = key(name, labels);
    let histogram = histograms.get(id);
    if (histogram === undefined) {
      histogram = { labels, buckets: DURATION_BUCKETS_SECONDS.map(() => 0), sum: 0, count: 0 };
      histograms.set(id, histogram);
    }
    for (const [index, bound] of DURATION_BUCKETS_SECONDS.entries()) {
      if (seconds <= bound) histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1;
    }
    histogram.sum += seconds;
    histogram.count += 1;
  }

  render(): string {
    const lines: string[] = [];
    for (const [name, { help, type, series, histograms }] of this.#families) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
      for (const [id, value] of series) lines.push(`${id} ${value}`);
      for (const { labels, buckets, sum, count } of histograms.values()) {
        const counts = [...buckets, count];
        for (const [index, below] of counts.entries()) {
          const le = String(DURATION_BUCKETS_SECONDS[index] ?? '+Inf');
          lines.push(`${key(`${name}_bucket`, { ...labels, le })} ${below}`);
        }
        lines.push(`${key(`${name}_sum`, labels)} ${sum}`, `${key(`${name}_count`, labels)} ${count}`);
      }
    }
    return `${lines.join('\n')}\n`;
  }

  #family(name: string, help: string, type: Family['type']): Family {
    let family = this.#families.get(name);
    if (family === undefined) {
      family = { help, type, series: new Map(), histograms: new Map() };
      this.#families.set(name, family);
    }
    return family;
  }
}

function key(name: string, labels: Labels): string {
  const entries = Object.entries(labels);
  if (entries.length === 0) return name;
  const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
  return `${name}{${entries.map(([label, value]) => `${label}="${escaped(value)}"`).join(',')}}`;
}
