import type { VideoProps } from '@/platform/elements/types'

/** The browser's own player. Of a film without a poster the first picture is fetched; else nothing before it plays. */
export function VideoElement({ src, poster, title, autoplay, loop, ratio }: VideoProps) {
  return (
    <div style={{ position: 'relative', paddingTop: `${(ratio * 100).toFixed(2)}%`, background: '#000' }}>
      <video
        src={src}
        poster={poster || undefined}
        aria-label={title}
        controls
        playsInline
        preload={poster ? 'none' : 'metadata'}
        // Browsers let a film begin by itself only where it makes no noise.
        autoPlay={autoplay}
        muted={autoplay}
        loop={loop}
        style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
      />
    </div>
  )
}
