export interface Phone {
  /** `unknown`: the browser does not tell whether a call was made. */
  call(number: string): Promise<'done' | 'cancelled' | 'unknown'>
}
