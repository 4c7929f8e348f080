/** Metrics of this process in the Prometheus text format, version 0.0.4 (docs/adr/0009-metrics.md). */

type Labels = Readonly<Record<string, string>>;

const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface Family {
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly series: Map<string, number>;
}

export class Metrics {
  readonly #families = new Map<string, Family>();

  /** Adds to a counter. Label values must come from a closed list, because series are never removed. */
  count(name: string, help: string, labels: Labels = {}, by = 1): void {
    this.#add(name, help, 'counter', key(name, labels), by);
  }

  gauge(name: string, help: string, labels: Labels, value: number): void {
    this.#family(name, help, 'gauge').series.set(key(name, labels), value);
  }

  observe(name: string, help: string, labels: Labels, seconds: number): void {
    for (const bucket of DURATION_BUCKETS_SECONDS) {
      this.#add(
        name,
        help,
        'histogram',
        key(`${name}_bucket`, { ...labels, le: String(bucket) }),
        seconds <= bucket ? 1 : 0,
      );
    }
    this.#add(name, help, 'histogram', key(`${name}_bucket`, { ...labels, le: '+Inf' }), 1);
    this.#add(name, help, 'histogram', key(`${name}_sum`, labels), seconds);
    this.#add(name, help, 'histogram', key(`${name}_count`, labels), 1);
  }

  render(): string {
    const lines: string[] = [];
    for (const [name, family] of this.#families) {
      lines.push(`# HELP ${name} ${family.help}`, `# TYPE ${name} ${family.type}`);
      for (const [series, value] of family.series) lines.push(`${series} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }

  #add(name: string, help: string, type: Family['type'], series: string, by: number): void {
    const family = this.#family(name, help, type);
    family.series.set(series, (family.series.get(series) ?? 0) + by);
  }

  #family(name: string, help: string, type: Family['type']): Family {
    let family = this.#families.get(name);
    if (family === undefined) {
      family = { help, type, series: new Map() };
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
