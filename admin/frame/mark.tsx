/** Portico's own sign: a pediment on four columns. The product's, not the company's whose site it carries. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path className="mark-roof" d="M16 3 30 11.5H2z" />
      <path d="M4.5 14h3v11h-3zM11.2 14h3v11h-3zM17.8 14h3v11h-3zM24.5 14h3v11h-3zM2 27h28v2.5H2z" />
    </svg>
  )
}
