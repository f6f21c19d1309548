/** The product's logo, which an operator replaces in `web/public`. */
export const Logo = ({ size = 32 }: { size?: number }) => (
  <img src="/icon.svg" width={size} height={size} alt="" />
)
