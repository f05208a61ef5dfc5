import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useOps } from '@/features/ops/useOps'
import { winList } from '@/features/ops/promotion/raffle/lists'
import { NEW_RAFFLE } from '@/features/ops/promotion/raffle/raffle-form'
import { RaffleForm } from '@/features/ops/promotion/raffle/RaffleForm'
import { RaffleView } from '@/features/ops/promotion/raffle/RaffleView'
import { QueryBody, type Section, SectionList, SectionScreen } from '@/features/ops/promotion/SectionScreen'
import { useT } from '@/i18n'
import { back, go, useRoute } from '@/router'
import { opsRaffleApi, opsRaffleKeys } from '@/services/api/ops/promotion'
import { Screen } from '@/ui/layout/Screen'

const { changeRaffle } = permissions

/** ops.raffle.detail: a raffle with the prizes given out, or the form of a new one. */
export function OpsRaffleScreen() {
  const { params } = useRoute()
  return params.id === NEW_RAFFLE ? <NewRaffle /> : <OneRaffle id={Number(params.id)} />
}

function NewRaffle() {
  const t = useT()
  const guard = useOps(changeRaffle)
  return (
    <Screen title={t('opsRaffle.create')} state={guard ?? undefined}>
      <RaffleForm
        onSaved={({ id }) => void go('ops.raffle.detail', { id }, { replace: true })}
        onCancel={() => back('ops.raffle')}
      />
    </Screen>
  )
}

function OneRaffle({ id }: { readonly id: number }) {
  const sections = useMemo<readonly Section[]>(() => {
    const wins = winList(id)
    return [
      { key: 'overview', title: 'opsRaffle.overview', needs: changeRaffle, render: () => <Overview id={id} /> },
      { key: 'wins', title: 'opsRaffle.wins', needs: changeRaffle, render: () => <SectionList spec={wins} /> },
    ]
  }, [id])
  return <SectionScreen title="opsRaffle.detail" sections={sections} />
}

function Overview({ id }: { readonly id: number }) {
  const [isEditing, setEditing] = useState(false)
  const query = useQuery({
    queryKey: opsRaffleKeys.one(id),
    queryFn: ({ signal }) => opsRaffleApi.one(id, { signal }),
    staleTime: 0,
  })
  const done = () => setEditing(false)
  return (
    <QueryBody query={query}>
      {(raffle) =>
        isEditing && raffle.status === 'draft' ? (
          <RaffleForm raffle={raffle} onSaved={done} onCancel={done} />
        ) : (
          <RaffleView raffle={raffle} onEdit={() => setEditing(true)} />
        )
      }
    </QueryBody>
  )
}
