import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n'
import { picturesLoaded } from '../../rich-text/paste/loading'
import { type Problem, pageCalls } from '../calls/page-calls'
import type { CutText } from '../preview/frame-protocol'
import type { Saver } from '../saving/saver'

/** Asks the preview which texts do not fit; null where it does not say. */
export type MeasureTexts = () => Promise<readonly CutText[] | null>

/** Returns the problems that the server finds in the saved draft, and the texts that the preview cannot show whole. */
export function useProblems(page: number, saver: Saver, measure: MeasureTexts) {
  const t = useT()
  const { version } = saver.base()
  const check = useQuery({
    queryKey: ['page', page, 'check', version],
    queryFn: async () => {
      // Pictures that were pasted are part of the draft once they have come.
      await picturesLoaded()
      if (!(await saver.flush())) throw new Error(t('builder.save.pending'))
      return pageCalls.check(page)
    },
    gcTime: 0,
  })
  const cuts = useQuery({ queryKey: ['page', page, 'cuts', version], queryFn: measure, gcTime: 0, retry: false })
  const cutProblems = (cuts.data ?? []).map(
    ({ module, text }): Problem => ({ level: 'warning', module, text: t('builder.publish.cut', { text }) }),
  )
  return {
    check,
    problems: [...(check.data?.problems ?? []), ...cutProblems],
    isMeasuring: cuts.isPending,
    isUnmeasured: cuts.isError || cuts.data === null,
  }
}
