/**
 * THE colours of the studio. Its style sheets know each as a custom property: `primary` is `var(--primary)`. Texts have
 * a contrast of 4.5 and more on `surface`, `ground` and `selection` (test/unit/rules/studio-look).
 */
export const colours = {
  primary: '#1f5c46',
  /** A shape beside one of `primary` that says less, e.g. of the period before. */
  'primary-soft': '#c9d8d1',
  text: '#1f1f1f',
  'text-secondary': '#595959',
  'text-tertiary': '#6b6b6b',
  surface: '#ffffff',
  /** Behind surfaces, and where a picture is missing. */
  ground: '#f4f6f5',
  'table-head': '#eef2f0',
  selection: '#e3efe9',
  'selection-hover': '#d7e8df',
  line: '#e6ebe8',
  'line-strong': '#d9d9d9',
  danger: '#c5221f',
  'danger-strong': '#a8071a',
  notice: '#7c4a03',
  information: '#0b4aa2',
} as const

/** Gives the style sheets the colours. */
export function applyColours(): void {
  for (const [name, colour] of Object.entries(colours)) document.documentElement.style.setProperty(`--${name}`, colour)
}
