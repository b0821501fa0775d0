import type { ReactNode } from 'react'

/** A table of a view, whose rows are blocks on a phone. @param columns names by whatever, in their order */
export const ViewTable = ({ children, columns }: { columns: Record<string, string>; children: ReactNode }) => (
  <table className="view-table">
    <thead>
      <tr>
        {Object.values(columns).map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
