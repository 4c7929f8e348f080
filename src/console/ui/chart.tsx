import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';

export interface ChartSeries {
  readonly label: string;
  /** Custom property of the style sheet with the colour, for example `--severity-high`. */
  readonly color: string;
  readonly values: readonly number[];
}

interface ChartProps {
  /** What the chart shows, for screen readers; the same figures are in a table next to it. */
  readonly label: string;
  readonly kind: 'lines' | 'bars';
  /** Times in seconds for lines, positions for bars. */
  readonly x: readonly number[];
  readonly names?: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Positions in `x` at which a line has a point: those that were measured. Default: none. */
  readonly points?: readonly number[];
}

const HEIGHT = 200;
const DAY_SECONDS = 86_400;

/** Colours of a canvas are values, so they are read from the style sheet and read again when the scheme changes. */
function colorOf(property: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim();
}

function optionsOf({ kind, series, names = [], points = [] }: ChartProps, width: number): uPlot.Options {
  const axis = {
    stroke: colorOf('--muted'),
    grid: { stroke: colorOf('--grid'), width: 1 },
    ticks: { show: false },
    font: '12px system-ui, sans-serif',
  };
  const bars = kind === 'bars';
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: !bars, y: false, points: { size: 6 }, drag: { x: false, y: false } },
    scales: {
      x: bars ? { time: false, range: [-0.6, Math.max(0, names.length - 1) + 0.6] } : { time: true },
      y: { range: (_, __, max) => [0, Math.max(4, Math.ceil(max * 1.1))] },
    },
    axes: [
      {
        ...axis,
        size: 30,
        grid: { show: false },
        ...(bars
          ? {
              splits: names.map((_, index) => index),
              values: (_: uPlot, splits: number[]) => splits.map((at) => names[at] ?? ''),
            }
          : {
              incrs: [1, 2, 3, 5, 7, 14].map((days) => days * DAY_SECONDS),
              values: (_: uPlot, splits: number[]) => splits.map(dayName),
            }),
      },
      { ...axis, size: 44, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 1e5, 1e6] },
    ],
    series: [
      {},
      ...series.map(({ label, color }) => ({
        label,
        stroke: colorOf(color),
        width: bars ? 0 : 1.75,
        points:
          points.length === 0
            ? { show: false }
            : { show: true, size: 7, fill: colorOf(color), filter: () => [...points] },
        ...(bars
          ? { fill: colorOf(color), paths: uPlot.paths.bars?.({ size: [0.5, 64], radius: 0.12 }) ?? null }
          : { paths: uPlot.paths.stepped?.({ align: 1 }) ?? null }),
      })),
    ],
  } as uPlot.Options;
}

function dayName(seconds: number): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(new Date(seconds * 1_000));
}

export function Chart(props: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scheme, setScheme] = useState(0);
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const onChange = () => setScheme((old) => old + 1);
    dark.addEventListener('change', onChange);
    return () => dark.removeEventListener('change', onChange);
  }, []);
  const { x, series } = props;
  const content = JSON.stringify([x, series, props.names, props.points]);
  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    const data = [[...x], ...series.map(({ values }) => [...values])] as uPlot.AlignedData;
    const plot = new uPlot(optionsOf(props, box.clientWidth), data, box);
    const observer = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: HEIGHT }));
    observer.observe(box);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [content, scheme]);
  return (
    <figure class="chart">
      <div class="chart-place" ref={place} role="img" aria-label={props.label} />
      {props.kind === 'lines' ? (
        <figcaption class="legend">
          {series.map(({ label, color }) => (
            <span key={label}>
              <i class={`swatch swatch${color}`} aria-hidden="true" />
              {label}
            </span>
          ))}
        </figcaption>
      ) : null}
    </figure>
  );
}
