/** The zones that the browser knows, as options of a select. */
export const timeZoneOptions = () =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }))
