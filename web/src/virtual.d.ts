declare module 'virtual:sprite' {
  export const spriteUrl: string;
}
