declare module "icon:*" {
  /** The inside of an SVG with a view box of 512 by 512. */
  const body: string;
  export default body;
}
