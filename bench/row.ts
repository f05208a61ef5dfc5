/** One line of the result: what was measured, beside its goal. */
export interface Row {
  what: string
  value: string
  goal: string
  /** Whether the goal is met; null when there is none. */
  ok: boolean | null
}

export const atMost = (what: string, value: number, goal: number, unit = '', digits = 0): Row => ({
  what,
  value: `${value.toFixed(digits)}${unit}`,
  goal: `<= ${goal}${unit}`,
  ok: value <= goal,
})

export const atLeast = (what: string, value: number, goal: number, unit = '', digits = 0): Row => ({
  what,
  value: `${value.toFixed(digits)}${unit}`,
  goal: `>= ${goal}${unit}`,
  ok: value >= goal,
})

export const plain = (what: string, value: string): Row => ({ what, value, goal: '', ok: null })

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Returns the value that a part of the sorted values, e.g. 0.99, does not exceed. */
export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** Wide characters take two columns of a terminal. */
const width = (text: string): number => [...text].reduce((sum, char) => sum + (/[\u1100-\uffdc]/.test(char) ? 2 : 1), 0)
const pad = (text: string, to: number): string => text + ' '.repeat(Math.max(0, to - width(text)))

export function table(rows: readonly Row[]): string {
  const columns = [
    ['what', 'measured', 'goal', ''],
    ...rows.map(({ what, value, goal, ok }) => [what, value, goal, ok === null ? '' : ok ? 'met' : 'MISSED']),
  ]
  const widths = [0, 1, 2, 3].map((index) => Math.max(...columns.map((row) => width(row[index] ?? ''))))
  return columns
    .map((row) =>
      row
        .map((cell, index) => pad(cell, widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
