// English: the terms of sale.

export const terms = `
# Who sells
You buy from {name}, {address}
- Enterprise number: {number}
- E-mail: {email}
- Telephone: {phone}

These terms hold for orders on this site that you collect at a branch or have brought to your table. They are for consumers. You can read, print and save them at any time.

# How an order comes about
- You choose a branch, items and a time. Until you send the order you can change or remove everything.
- The summary shows items, total, branch and time. With the button “Order with obligation to pay” you place a binding order.
- You then see a page with your token and a code. That page shows what you ordered, and you can keep or print it.
- The contract is made when we accept your order; its page says so. We may refuse it, for example if something is sold out or the branch has to close, and then say why. You owe nothing for a refused order.
- If we have to change your order, we ask you first. You can agree, or decline.

You can order in [languages]. We keep the order as long as the privacy statement says; you can read it again with its token.

# No right of withdrawal
What you order is made for you, spoils quickly, or both. So the fourteen days in which one may otherwise withdraw from a distance sale do not apply (Code of Economic Law, article VI.53, 3° and 4°).
You can still cancel on the page of your order for as long as nobody has accepted it, and after that until we are due to begin making it. You owe nothing then.

# Prices and paying
- All prices are in euro and include VAT and every charge. What you pay is the total in the summary.
- If a price changed after you chose, we say so and you decide before you order.
- You pay at the branch, in cash or with an electronic means of payment. When you pay in cash, the total is rounded to five cents as the law asks.

# Time and collecting
The time on your order is when we mean to have it ready. If it gets later, the page of your order says so; call the branch if the new time does not suit you.
Show or say your code at the counter. Food that nobody collects by closing time is not kept, because it would no longer be safe. As it was made for you, its price stays due unless the delay was our fault.

# Your own cup or container
You may have what you take away put into a clean and suitable cup or container of your own. It never costs more than in ours, and you get the same. Say so at the counter or in a note.

# Allergens
Where we have declared what an item contains, you can read it before you order and on your order. Where nothing is declared, do not take that for “free of”: ask us first. Everything is made in one place, so traces are always possible. With a severe allergy, talk to the branch before you order.

# Alcohol
We do not sell beer or wine to anyone under 16, or spirits to anyone under 18. We may ask for proof of age.

# If something is wrong
Tell us at once, at the counter or by telephone, if an item is not what you ordered or is not as it should be. We make it again or give the money back. Your legal rights stay as they are, including the legal guarantee for goods.

# Reviews
Anybody can leave a review, also without an order and without a name. We do not check whether the writer bought from us. The figures count every review that is kept, good and bad alike. We remove a review only if it breaks the law, insults, or has nothing to do with the shop, never because it is unfavourable. Nobody is paid for a review. Words of guests on the home page were chosen by us.

# Complaints
Write to us or call us; we answer as soon as we can.
- E-mail: {email}
- Telephone: {phone}

If we do not find a solution, you can turn free of charge to the Consumer Mediation Service, Boulevard du Roi Albert II 8, box 1, 1000 Brussels: https://consumerombudsman.be.

# Law
Belgian law applies. If you live in another country of the European Union, the rules there that protect consumers and cannot be set aside also stay yours. The courts that the law names decide disputes.
`
