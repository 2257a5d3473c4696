/**
 * The parameters of a path, read off its text: `/sports/:slug/roster/:season?` → { slug: string;
 * season?: string }.
 */
export type ParamsOf<P extends string> = { [K in Param<P, ''>]: string } & {
  [K in Param<P, '?'>]?: string | undefined
}
type Param<P extends string, Mark extends '' | '?'> =
  Segment<P> extends infer S
    ? S extends `:${infer Name}?`
      ? Mark extends '?'
        ? Name
        : never
      : S extends `:${infer Name}`
        ? Mark extends ''
          ? Name
          : never
        : never
    : never
type Segment<P extends string> = P extends `${infer Head}/${infer Tail}` ? Head | Segment<Tail> : P
