export * from './mini/video'
