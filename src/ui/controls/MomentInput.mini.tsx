/** The vendors have wheels of their own. */
export { DateInput as MomentInput } from '@/platform/elements/date-input'
