import { CAPTCHA } from '@storefront/contract/constants'
import type { Captcha } from '@storefront/contract/entities/account/captcha'
import { codes } from '@/services/codes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { t } from '@/i18n'
import '@/i18n/overlay'
import type { DragNudge } from '@/platform/elements/types'
import { accountApi } from '@/services/api/account'
import { ApiError } from '@/services/client'
import { errorText } from '@/services/error-policy'
import { useDrag } from './useDrag'

/** Spec 4: loading, ready, dragging; `broken` after the last failed load, `fail` until a new picture comes. */
export type CaptchaPhase = 'loading' | 'ready' | 'dragging' | 'checking' | 'passed' | 'fail' | 'broken'

/** The time that the success is shown before the dialog closes. */
const PASSED_MS = 400
/** Background and piece. */
const PICTURES = 2

const REFUSALS: readonly string[] = [codes.captchaWrong, codes.captchaGone]
const isRefusal = (error: unknown): boolean => error instanceof ApiError && REFUSALS.includes(error.code)

/**
 * Returns a slider captcha from its first load to its passing. Whether the piece lies right is the server's to say:
 * where the hole is never leaves it, so there is nothing to check here. A captcha is answered once; after a wrong
 * answer comes another one.
 */
export function useCaptcha(onPassed: (id: string) => void) {
  const [phase, setPhase] = useState<CaptchaPhase>('loading')
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [words, setWords] = useState('')
  const drag = useDrag()
  // Events of one frame come before the next render: what may happen is decided by these.
  const now = useRef<CaptchaPhase>('loading')
  /** Counts what is shown: whatever belongs to an earlier picture, or to a closed dialog, is void. */
  const turn = useRef(0)
  const attempts = useRef(0)
  const loadedPictures = useRef(new Set<string>())

  const to = (next: CaptchaPhase) => {
    now.current = next
    setPhase(next)
  }
  const load = async (): Promise<void> => {
    const mine = ++turn.current
    attempts.current += 1
    loadedPictures.current = new Set()
    to('loading')
    setCaptcha(null)
    drag.reset()
    const next = await accountApi.captcha().catch(() => null)
    if (mine !== turn.current) return
    if (next) setCaptcha(next)
    else await loadFailed()
  }
  const loadFailed = (): Promise<void> | void => (attempts.current < CAPTCHA.loadAttempts ? load() : to('broken'))
  const loadAnew = () => {
    attempts.current = 0
    void load()
  }
  const latest = useRef({ loadAnew, onPassed })
  latest.current = { loadAnew, onPassed }
  /** Does something in a while, unless the picture has changed by then. */
  const later = (ms: number, callback: () => void) => {
    const mine = turn.current
    setTimeout(() => mine === turn.current && callback(), ms)
  }

  useEffect(() => {
    latest.current.loadAnew()
    return () => {
      turn.current += 1
    }
  }, [])

  const answer = async (): Promise<void> => {
    const trail = drag.answer()
    if (!captcha || now.current !== 'dragging') return
    if (!trail) return to('ready')
    const mine = turn.current
    to('checking')
    try {
      await accountApi.captchaVerify(captcha.id, trail)
      if (mine !== turn.current) return
      to('passed')
      later(PASSED_MS, () => latest.current.onPassed(captcha.id))
    } catch (error) {
      if (mine !== turn.current) return
      setWords(isRefusal(error) ? t('captcha.again') : errorText(error))
      to('fail')
      later(CAPTCHA.resetMs, () => latest.current.loadAnew())
    }
  }

  const begin = () => {
    if (now.current !== 'ready') return
    drag.begin()
    to('dragging')
  }
  return {
    phase,
    captcha,
    x: drag.x,
    /** Reason for the refusal of the last answer. */
    words,
    reload: loadAnew,
    pictureLoaded: useCallback((picture: 'background' | 'piece') => {
      loadedPictures.current.add(picture)
      if (loadedPictures.current.size === PICTURES && now.current === 'loading') {
        now.current = 'ready'
        setPhase('ready')
      }
    }, []),
    pictureFailed: () => {
      if (now.current === 'loading' && captcha) void loadFailed()
    },
    begin,
    move: (x: number, y: number) => {
      if (now.current === 'dragging') drag.drag(x, y)
    },
    /** The first key begins, Enter ends. */
    nudge: (nudge: DragNudge) => {
      begin()
      if (now.current === 'dragging') drag.step(nudge)
    },
    cancel: () => {
      if (now.current !== 'dragging') return
      drag.reset()
      to('ready')
    },
    end: () => void answer(),
  }
}
