/** Mini-programs have no focus but that of their fields. */
export const focusOn = (_id: string): void => {}
