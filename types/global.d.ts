/// <reference types="@tarojs/taro" />

declare module '*.png'
declare module '*.svg'
declare module '*.css'
declare module '*.scss'
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

// It ships no types; of it, the web's portal is all that we name ourselves.
declare module 'react-dom' {
  import type { ReactNode, ReactPortal } from 'react'
  export function createPortal(children: ReactNode, container: Element): ReactPortal
}

declare namespace NodeJS {
  interface ProcessEnv {
    /** The build's target; read in src/platform and app.config only. */
    TARO_ENV?: 'weapp' | 'alipay' | 'h5'
    NODE_ENV?: 'development' | 'production' | 'test'
    /** Origin of the API; empty on H5 when the site serves it itself. */
    TARO_APP_API_BASE?: string
    /** Sent as SP-MP-AID by mini-programs. */
    TARO_APP_ID?: string
    /** Tenant of a mini-program build. */
    TARO_APP_TENANT?: string
    /** Version of the build. */
    TARO_APP_VERSION?: string
  }
}
