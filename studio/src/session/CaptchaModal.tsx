import { CAPTCHA } from '@storefront/contract/constants'
import type { TrailPoint } from '@storefront/contract/domain/account/captcha'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Modal, Slider } from 'antd'
import { useRef, useState } from 'react'
import { Failed, Loading } from '../app/StateView'
import { call } from '../calls/call'
import { useT } from '../i18n'

const LENGTH = CAPTCHA.width - CAPTCHA.piece

/** The slider captcha of the login, by pointer and by arrow keys. @param onPass gets the id of a captcha that was passed */
export function CaptchaModal({ onPass, onCancel }: { onPass: (id: string) => void; onCancel: () => void }) {
  const t = useT()
  const [x, setX] = useState(0)
  const trail = useRef<TrailPoint[]>([])
  const pointerY = useRef<number | null>(null)
  const captcha = useQuery({
    queryKey: ['captcha'],
    queryFn: () => call('POST /base/captcha/'),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const verify = useMutation({
    mutationFn: (id: string) =>
      call('POST /base/captcha/{id}/verify/', { params: { id }, body: { x, datas: trail.current } }),
    onSuccess: (_, id) => onPass(id),
    onError: () => {
      trail.current = []
      setX(0)
      void captcha.refetch()
    },
  })
  const move = (to: number) => {
    const now = performance.now()
    if (trail.current.length === 0) trail.current = [{ x: 0, y: 0, t: Math.round(now) }]
    const [first] = trail.current
    // Keys have no height: a hand on the pointer would have shaken a little.
    const y = pointerY.current ?? trail.current.length % 2
    trail.current.push({ x: to, y, t: Math.round(now - (first?.t ?? now)) })
    setX(to)
  }
  const complete = () => {
    if (!captcha.data || trail.current.length < 2 || verify.isPending) return
    trail.current = trail.current.map((point, n) => (n === 0 ? { ...point, t: 0 } : point))
    verify.mutate(captcha.data.id)
  }
  return (
    <Modal
      open
      title={t('studio.captcha.title')}
      onCancel={onCancel}
      onOk={complete}
      okText={t('studio.captcha.submit')}
      confirmLoading={verify.isPending}
      width={CAPTCHA.width + 48}
    >
      {captcha.isPending && <Loading />}
      {captcha.isError && <Failed error={captcha.error} onRetry={() => void captcha.refetch()} />}
      {captcha.data && (
        <div
          onPointerMove={({ clientY }) => {
            pointerY.current = Math.round(clientY)
          }}
        >
          <div style={{ position: 'relative', width: CAPTCHA.width, height: CAPTCHA.height }}>
            <img
              src={captcha.data.background}
              alt={t('studio.captcha.picture')}
              width={CAPTCHA.width}
              height={CAPTCHA.height}
            />
            <img
              src={captcha.data.piece}
              alt=""
              width={CAPTCHA.piece}
              height={CAPTCHA.piece}
              style={{ position: 'absolute', left: x, top: captcha.data.y }}
            />
          </div>
          <Slider
            min={0}
            max={LENGTH}
            value={x}
            onChange={move}
            tooltip={{ open: false }}
            ariaLabelForHandle={t('studio.captcha.slider')}
          />
          {verify.isError && <Alert type="error" role="alert" title={verify.error.message} />}
        </div>
      )}
    </Modal>
  )
}
