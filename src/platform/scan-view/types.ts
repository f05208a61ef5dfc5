export interface ScanViewProps {
  /** Called for each code that is read, again and again as long as it is shown. */
  readonly onCode: (text: string) => void
  /** The name of the picture for readers. */
  readonly label: string
}

export interface ScanViewPart {
  /** The camera's picture stands in the page and reads one code after another; else a code is scanned by a button. */
  readonly isContinuous: () => boolean
}
