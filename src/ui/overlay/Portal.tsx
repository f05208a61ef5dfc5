import { View } from '@tarojs/components'
import { createContext, type ReactNode, useContext } from 'react'
import { cx } from '@/lib/text'
import { PortalElement } from '@/platform/elements/portal'
import { InFront } from './front'
import s from './Portal.module.scss'
import { useLook } from '@/ui/stores'
import { themeClass, themeStyle } from '@/ui/theme/style'

const Inside = createContext(false)

/**
 * Draws its children over everything, so that no ancestor that is moved or cut cuts them, in the tenant's colours.
 * Hidden while another screen covers its own. One inside of another one stays where it is.
 */
export function Portal({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const look = useLook()
  const isInFront = useContext(InFront)
  const isInside = useContext(Inside)
  if (isInside) return <>{children}</>
  return (
    <PortalElement>
      <Inside.Provider value={true}>
        <View
          className={cx(s.root, themeClass(look), className)}
          style={isInFront ? themeStyle(look) : `${themeStyle(look)};display:none`}
        >
          {children}
        </View>
      </Inside.Provider>
    </PortalElement>
  )
}
