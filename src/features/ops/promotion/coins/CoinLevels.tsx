import type { CoinLevel } from '@storefront/contract/entities/promotion/coins'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/ops/components/Ops.module.scss'
import { type Draft, type FieldRow, isComplete } from '@/features/ops/promotion/form/fields'
import { RowList } from '@/features/ops/promotion/form/RowList'
import { QueryBody } from '@/features/ops/promotion/SectionScreen'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { type CoinLevelsInput, opsCoinApi, opsCoinKeys } from '@/services/api/ops/promotion'
import { replaceQueryData } from '@/services/query'
import { useNavigationGuard } from '@/shared/screen/useNavigationGuard'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'

type LevelField = 'name' | 'charm'

const LEVELS_MAX = 20
const rows: readonly FieldRow<LevelField>[] = [
  { name: 'name', label: 'opsCoins.levelName', kind: 'text', max: 20 },
  { name: 'charm', label: 'opsCoins.levelCharm', kind: 'number', max: 1_000_000_000 },
]
const draftOf = ({ name, charm }: CoinLevel): Draft<LevelField> => ({ name, charm: String(charm) })
const levelOf = ({ name, charm }: Draft<LevelField>, at: number): CoinLevel => ({
  level: at + 1,
  name: name.trim(),
  charm: Number(charm),
})

/** Whether each level begins at more charm than the one before it. */
export const isRising = (levels: readonly CoinLevel[]): boolean =>
  levels.every(({ charm }, at) => at === 0 || charm > (levels[at - 1]?.charm ?? 0))

/** The levels that charm makes. */
export function CoinLevels() {
  const query = useQuery({
    queryKey: opsCoinKeys.levels(),
    queryFn: ({ signal }) => opsCoinApi.levels({ signal }),
    staleTime: 0,
  })
  return (
    <QueryBody query={query} isFresh>
      {({ results }) => <LevelForm levels={results} />}
    </QueryBody>
  )
}

function LevelForm({ levels }: { readonly levels: readonly CoinLevel[] }) {
  const t = useT()
  const [drafts, setDrafts] = useState<readonly Draft<LevelField>[]>(() => levels.map(draftOf))
  const [showsErrors, setShowsErrors] = useState(false)
  const { submit, busy } = useSubmit('ops_coin_levels', (body: CoinLevelsInput) => opsCoinApi.saveLevels(body))
  const letGo = useNavigationGuard(JSON.stringify(drafts) !== JSON.stringify(levels.map(draftOf)))
  const save = async () => {
    setShowsErrors(true)
    const changedLevels = drafts.map(levelOf)
    if (!drafts.every((draft) => isComplete(t, rows, draft, 0)))
      return feedback.toast(t('promoForm.check'), { at: 'center' })
    if (!isRising(changedLevels)) return feedback.toast(t('opsCoins.levelsRise'), { at: 'center' })
    const page = await submit({ levels: changedLevels })
    if (!page) return
    letGo()
    replaceQueryData(opsCoinKeys.levels(), page)
    setDrafts(page.results.map(draftOf))
    setShowsErrors(false)
    feedback.toast(t('ops.saved'), { at: 'center' })
  }
  return (
    <View className={s.page}>
      <View className={s.hint}>{t('opsCoins.levelsHint')}</View>
      <RowList
        rowsOf={() => rows}
        drafts={drafts}
        emptyDraft={{ name: '', charm: '' }}
        max={LEVELS_MAX}
        showsErrors={showsErrors}
        texts={{
          add: t('opsCoins.addLevel'),
          none: t('opsCoins.noLevels'),
          nameOf: (n) => t('opsCoins.levelNumber', { n }),
        }}
        onChange={setDrafts}
      />
      <Button wide busy={busy} onTap={() => void save()}>
        {t('ops.save')}
      </Button>
    </View>
  )
}
