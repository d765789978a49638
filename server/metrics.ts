import { processShared } from '@/lib/cache/process-memory';

type Labels = Record<string, string>;

interface Counter {
  value: number;
}

interface Histogram {
  sum: number;
  /** How many took at most as long as each bound; last, how many there were. */
  counts: number[];
}

/** Upper bounds in seconds: from an answer out of memory to a backend that is given up. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const registry = () =>
  processShared('metrics', () => ({
    counters: new Map<string, Map<string, Counter>>(),
    histograms: new Map<string, Map<string, Histogram>>(),
  }));

/** Counts one more. Labels have few values, none of them a visitor's: each combination stays for good. */
export function count(name: string, labels: Labels = {}): void {
  entry(registry().counters, name, labels, () => ({ value: 0 })).value += 1;
}

/** Records how long something took. */
export function observe(name: string, seconds: number, labels: Labels = {}): void {
  const create = () => ({ sum: 0, counts: Array<number>(BOUNDS.length + 1).fill(0) });
  const histogram = entry(registry().histograms, name, labels, create);
  histogram.sum += seconds;
  const reached = [...BOUNDS, Number.POSITIVE_INFINITY];
  histogram.counts = histogram.counts.map((total, index) => total + (seconds <= (reached[index] ?? 0) ? 1 : 0));
}

function entry<Value>(metrics: Map<string, Map<string, Value>>, name: string, labels: Labels, create: () => Value) {
  const series = metrics.get(name) ?? new Map<string, Value>();
  metrics.set(name, series);
  const key = written(labels);
  const value = series.get(key) ?? create();
  series.set(key, value);
  return value;
}

/** All metrics, and what the process takes, in Prometheus' text format. */
export function renderMetrics(): string {
  const lines: string[] = [];
  const gauge = (name: string, value: number) => lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
  gauge('process_resident_memory_bytes', process.memoryUsage.rss());
  gauge('process_uptime_seconds', process.uptime());
  const { counters, histograms } = registry();
  for (const [name, series] of counters) {
    lines.push(`# TYPE ${name} counter`);
    for (const [labels, { value }] of series) lines.push(`${name}${braced(labels)} ${value}`);
  }
  for (const [name, series] of histograms) {
    lines.push(`# TYPE ${name} histogram`);
    for (const [labels, { sum, counts }] of series) {
      const bounds = [...BOUNDS, '+Inf'];
      for (const [index, total] of counts.entries()) {
        const all = [labels, written({ le: String(bounds[index]) })].filter(Boolean).join(',');
        lines.push(`${name}_bucket${braced(all)} ${total}`);
      }
      lines.push(`${name}_sum${braced(labels)} ${sum}`, `${name}_count${braced(labels)} ${counts.at(-1)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function written(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(',');
}

const braced = (labels: string) => (labels ? `{${labels}}` : '');
